/** Live preview of a room plate: `const room = await openRoom(canvas, 'plates/living/web/'); await room.cover('wall', 'tile.webp', 0.9);` */
import { BASE_SHADER, FULL_VERTEX, SURFACE_SHADER, SURFACE_VERTEX, TONE_SHADER } from './shaders.js';

const loadImage = async (url) =>
  createImageBitmap(await (await fetch(url)).blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });

export async function openRoom(canvas, folder) {
  const bundle = await (await fetch(`${folder}bundle.json`)).json();
  const [width, height] = bundle.size;
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float');
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  const programs = {
    base: program(gl, FULL_VERTEX, BASE_SHADER),
    surface: program(gl, SURFACE_VERTEX, SURFACE_SHADER),
    tone: program(gl, FULL_VERTEX, TONE_SHADER),
  };
  const base = texture(gl, await loadImage(folder + bundle.base), gl.RGBA8);
  const blank = texture(gl, new ImageData(1, 1), gl.RGBA8);
  const light = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, light);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, light, 0);
  const covers = new Map();
  const activate = gl.useProgram.bind(gl);

  function bind(prog, textures) {
    activate(prog);
    textures.forEach(([name, value], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value);
      gl.uniform1i(gl.getUniformLocation(prog, name), unit);
    });
    return (name) => gl.getUniformLocation(prog, name);
  }

  function draw() {
    gl.viewport(0, 0, width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.disable(gl.BLEND);
    const at = bind(programs.base, [['picture', base]]);
    gl.uniform2f(at('code'), bundle.brightest, bundle.gamma);
    gl.drawArrays(gl.TRIANGLES, 0, 3);

    // a pattern only scales the light that is already in the picture
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.DST_COLOR, gl.ZERO);
    for (const { surface, mask, uv, tile, repeat } of covers.values()) {
      const at = bind(programs.surface, [
        ['mask', mask],
        ['uvMap', uv ?? blank],
        ['tile', tile],
      ]);
      gl.uniform4f(at('box'), ...surface.box);
      gl.uniform2f(at('screen'), width, height);
      gl.uniform2f(at('repeat'), ...repeat);
      gl.uniform1f(at('albedo'), surface.albedo);
      gl.uniform1f(at('steps'), uv ? bundle.uvStepsPerMetre : 0);
      const h = surface.homography ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
      gl.uniformMatrix3fv(at('homography'), true, h);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }

    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    const tone = bind(programs.tone, [['light', light]]);
    gl.uniform1f(tone('exposure'), bundle.exposure);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  async function cover(name, url, metres) {
    const surface = bundle.surfaces[name];
    const image = await loadImage(url);
    const known = covers.get(name);
    const tile = texture(gl, image, gl.SRGB8_ALPHA8, true, anisotropy);
    const mask = known?.mask ?? texture(gl, await loadImage(folder + surface.mask), gl.RGBA8);
    const uv =
      known?.uv ?? (surface.uv && texture(gl, await loadImage(folder + surface.uv), gl.RGBA8, false, null, gl.NEAREST));
    const repeat = surface.fit
      ? surface.size
      : [metres ?? surface.tileMetres, ((metres ?? surface.tileMetres) * image.height) / image.width];
    if (known) gl.deleteTexture(known.tile);
    covers.set(name, { surface, mask, uv, tile, repeat });
    draw();
  }

  draw();
  return { bundle, cover, draw };
}

function program(gl, vertex, fragment) {
  const result = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(result, shader);
  }
  gl.linkProgram(result);
  return result;
}

function texture(gl, image, format, repeats = false, anisotropy = null, filter = gl.LINEAR) {
  const result = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, result);
  gl.texImage2D(gl.TEXTURE_2D, 0, format, gl.RGBA, gl.UNSIGNED_BYTE, image);
  const wrap = repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, repeats ? gl.LINEAR_MIPMAP_LINEAR : filter);
  if (repeats) {
    gl.generateMipmap(gl.TEXTURE_2D);
    if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 8);
  }
  return result;
}
