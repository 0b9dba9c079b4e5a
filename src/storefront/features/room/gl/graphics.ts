import { createFragmentShader, VERTEX_SHADER } from './shaders.ts';

export type Drawable = ImageBitmap | HTMLCanvasElement | ImageData;
/** How texels are sampled: linear data, unfiltered data, sRGB colours, or repeating sRGB colours. */
export type TextureKind = 'numbers' | 'cells' | 'colours' | 'repeated';

export type Graphics = {
  gl: WebGL2RenderingContext;
  getUniform(name: string): WebGLUniformLocation | null;
  createTexture(image: Drawable, kind: TextureKind): WebGLTexture;
};

/** Returns `undefined` where the browser has no WebGL 2. */
export function createGraphics(canvas: HTMLCanvasElement, markShader: string): Graphics | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
  });
  const program = gl && linkProgram(gl, markShader);
  if (!gl || !program) return undefined;
  const activate = gl.useProgram.bind(gl);
  activate(program);
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    gl,
    getUniform(name) {
      if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
      return locations.get(name) ?? null;
    },
    createTexture: (image, kind) => createTexture(gl, image, kind),
  };
}

function linkProgram(gl: WebGL2RenderingContext, markShader: string): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, createFragmentShader(markShader)],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function createTexture(gl: WebGL2RenderingContext, image: Drawable, kind: TextureKind): WebGLTexture {
  const texture = gl.createTexture();
  const isColour = kind === 'colours' || kind === 'repeated';
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, isColour ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  const filter = kind === 'cells' ? gl.NEAREST : gl.LINEAR;
  const isRepeated = kind === 'repeated';
  const wrap = isRepeated ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isRepeated ? gl.LINEAR_MIPMAP_LINEAR : filter);
  if (isRepeated) generateMipmaps(gl);
  return texture;
}

function generateMipmaps(gl: WebGL2RenderingContext): void {
  gl.generateMipmap(gl.TEXTURE_2D);
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 8);
}
