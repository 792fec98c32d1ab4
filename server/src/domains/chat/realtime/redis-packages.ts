/** Loaded by servers with Redis. One file of ours: once built, a package of CommonJS that is imported later has no names. */
export { createAdapter } from '@socket.io/redis-adapter';
export { createClient } from 'redis';
