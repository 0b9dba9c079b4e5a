import { readFileSync } from 'node:fs';

interface Tensor {
  dims: number[];
  data: Float32Array;
}

/** Reads Intel Open Image Denoise weights (.tza). */
export function readWeights(path: string): Map<string, Tensor> {
  const file = readFileSync(path);
  let at = Number(file.readBigUInt64LE(4));
  const count = file.readUInt32LE(at);
  at += 4;
  const tensors = new Map<string, Tensor>();
  for (let i = 0; i < count; i++) {
    const nameLength = file.readUInt16LE(at);
    const name = file.toString('utf8', at + 2, at + 2 + nameLength);
    at += 2 + nameLength;
    const rank = file.readUInt8(at++);
    const dims = Array.from({ length: rank }, (_, d) => file.readUInt32LE(at + d * 4));
    at += rank * 5;
    const isHalf = file[at++] === 'h'.charCodeAt(0);
    const start = Number(file.readBigUInt64LE(at));
    at += 8;
    const data = new Float32Array(dims.reduce((size, dim) => size * dim, 1));
    for (let k = 0; k < data.length; k++)
      data[k] = isHalf ? halfToFloat(file.readUInt16LE(start + 2 * k)) : file.readFloatLE(start + 4 * k);
    tensors.set(name, { dims, data });
  }
  return tensors;
}

function halfToFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const mantissa = bits & 1023;
  return exponent === 0 ? sign * mantissa * 2 ** -24 : sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}

const varint = (value: number) => {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest);
  return Buffer.from(bytes);
};
const int = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer | string) => {
  const data = Buffer.from(value as string);
  return Buffer.concat([varint(field * 8 + 2), varint(data.length), data]);
};
const group = (field: number, ...parts: Buffer[]) => bytes(field, Buffer.concat(parts));

const intsAttribute = (name: string, values: number[]) =>
  group(5, bytes(1, name), ...values.map((v) => int(8, v)), int(20, 7));
const textAttribute = (name: string, value: string) => group(5, bytes(1, name), bytes(4, value), int(20, 3));
const intAttribute = (name: string, value: number) => group(5, bytes(1, name), int(3, value), int(20, 2));
const node = (op: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  group(1, ...inputs.map((name) => bytes(1, name)), bytes(2, output), bytes(3, output), bytes(4, op), ...attributes);
const constant = (name: string, { dims, data }: Tensor) =>
  group(
    5,
    ...dims.map((d) => int(1, d)),
    int(2, 1),
    bytes(8, name),
    bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  );
const valueInfo = (field: number, name: string, dims: number[]) =>
  group(field, bytes(1, name), group(2, group(1, int(1, 1), group(2, ...dims.map((d) => group(1, int(1, d)))))));

/** The denoiser's U-Net as an ONNX model, written by hand so that no model converter is needed. */
export function buildModel(weights: Map<string, Tensor>, width: number, height: number) {
  const nodes: Buffer[] = [];
  const constants = [constant('scale', { dims: [4], data: new Float32Array([1, 1, 2, 2]) })];
  const tensor = (name: string): Tensor => {
    const found = weights.get(name);
    if (!found) throw new Error(`The denoiser's weights have no tensor ${name}.`);
    return found;
  };
  const conv = (name: string, input: string) => {
    constants.push(constant(`${name}.w`, tensor(`${name}.weight`)), constant(`${name}.b`, tensor(`${name}.bias`)));
    nodes.push(
      node(
        'Conv',
        [input, `${name}.w`, `${name}.b`],
        `${name}.linear`,
        intsAttribute('pads', [1, 1, 1, 1]),
        intsAttribute('kernel_shape', [3, 3]),
      ),
      node('Relu', [`${name}.linear`], name),
    );
    return name;
  };
  const pool = (name: string, input: string) => {
    nodes.push(node('MaxPool', [input], name, intsAttribute('kernel_shape', [2, 2]), intsAttribute('strides', [2, 2])));
    return name;
  };
  const decode = (level: number, input: string, skip: string) => {
    nodes.push(
      node(
        'Resize',
        [input, '', 'scale'],
        `up${level}`,
        textAttribute('mode', 'nearest'),
        textAttribute('coordinate_transformation_mode', 'asymmetric'),
        textAttribute('nearest_mode', 'floor'),
      ),
      node('Concat', [`up${level}`, skip], `cat${level}`, intAttribute('axis', 1)),
    );
    return conv(`dec_conv${level}b`, conv(`dec_conv${level}a`, `cat${level}`));
  };

  const pool1 = pool('pool1', conv('enc_conv1', conv('enc_conv0', 'input')));
  const pool2 = pool('pool2', conv('enc_conv2', pool1));
  const pool3 = pool('pool3', conv('enc_conv3', pool2));
  const pool4 = pool('pool4', conv('enc_conv4', pool3));
  let x = conv('enc_conv5b', conv('enc_conv5a', pool4));
  for (const [level, skip] of [
    [4, pool3],
    [3, pool2],
    [2, pool1],
    [1, 'input'],
  ] as const)
    x = decode(level, x, skip);
  const output = conv('dec_conv0', x);

  const graph = group(
    7,
    ...nodes,
    bytes(2, 'denoiser'),
    ...constants,
    valueInfo(11, 'input', [1, 9, height, width]),
    valueInfo(12, output, [1, 3, height, width]),
  );
  return { model: Buffer.concat([int(1, 8), graph, group(8, bytes(1, ''), int(2, 13))]), output };
}
