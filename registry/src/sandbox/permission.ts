/** Has Node take files, child processes and workers away. Node 20 knows the first name alone, Node 24 the second. */
export const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
