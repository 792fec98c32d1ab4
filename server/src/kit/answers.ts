/** The bodies of successful calls; the schema of the route says what stands beside `success`. */

export function answer<T extends object>(fields: T) {
  return { success: true as const, ...fields };
}

/** Something was changed. `message`: `say('jobClosed')`. */
export function done<T extends object>(message: string, fields: T = {} as T) {
  return answer({ message, ...fields });
}

export function found<T>(data: T) {
  return answer({ data });
}

export function listed<T>(data: T[]) {
  return answer({ data, count: data.length });
}
