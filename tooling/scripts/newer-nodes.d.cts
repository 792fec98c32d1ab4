export const NEWER_NODES: readonly number[];
export function findNode(major: number): string | undefined;
