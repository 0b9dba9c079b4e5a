export function stampFile(root: string): string;
export function stampOfSources(root: string): Promise<string>;
