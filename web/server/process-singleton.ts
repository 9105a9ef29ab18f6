/** What the whole process shares under a name, made for whoever asks first: Next gives
 * instrumentation, routes and the cache a copy of a file each. */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`corner-pocket ${name}`);
  const known: Value = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, known);
  return known;
}
