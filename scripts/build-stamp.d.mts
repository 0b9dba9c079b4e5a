export function getStampPath(root: string): string;
export function hashSources(root: string): Promise<string>;
export function isBuilt(root: string): Promise<boolean>;
