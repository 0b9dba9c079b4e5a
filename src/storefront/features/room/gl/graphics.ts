import { FRAGMENT_SHADER, VERTEX_SHADER } from './shaders.ts';

export type Drawable = ImageBitmap | HTMLCanvasElement | HTMLImageElement;
/** How a file is read: bare numbers, bare numbers that must not be mixed, colours, or colours that repeat. */
export type Reading = 'numbers' | 'cells' | 'colours' | 'repeated';

export type Graphics = {
  gl: WebGL2RenderingContext;
  uniform(name: string): WebGLUniformLocation | null;
  texture(image: Drawable, reading: Reading): WebGLTexture;
};

/** WebGL 2 on this canvas, or nothing where there is none. */
export function openGraphics(canvas: HTMLCanvasElement): Graphics | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
  });
  const program = gl && linked(gl);
  if (!gl || !program) return undefined;
  const activate = gl.useProgram.bind(gl);
  activate(program);
  const known = new Map<string, WebGLUniformLocation | null>();
  return {
    gl,
    uniform(name) {
      if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name));
      return known.get(name) ?? null;
    },
    texture: (image, reading) => newTexture(gl, image, reading),
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
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

function newTexture(gl: WebGL2RenderingContext, image: Drawable, reading: Reading): WebGLTexture {
  const texture = gl.createTexture();
  const isColour = reading === 'colours' || reading === 'repeated';
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, isColour ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  const filter = reading === 'cells' ? gl.NEAREST : gl.LINEAR;
  const isRepeated = reading === 'repeated';
  const wrap = isRepeated ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isRepeated ? gl.LINEAR_MIPMAP_LINEAR : filter);
  if (isRepeated) smoothen(gl);
  return texture;
}

function smoothen(gl: WebGL2RenderingContext): void {
  gl.generateMipmap(gl.TEXTURE_2D);
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 8);
}
