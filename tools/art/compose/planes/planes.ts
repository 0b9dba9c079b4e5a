/** Red, green and blue of a picture in linear light, one array each. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

export const mapPlanes = (planes: Planes, change: (plane: Float32Array, index: 0 | 1 | 2) => Float32Array): Planes => [
  change(planes[0], 0),
  change(planes[1], 1),
  change(planes[2], 2),
];
