import { createContext, use, useEffect } from 'react';

/** Names, ids and labels of a form's inputs, for the error summary. */
export type FieldRegistry = {
  idOf: (name: string) => string;
  labelOf: (name: string) => string | undefined;
  names: () => string[];
  set: (name: string, label: string) => void;
  remove: (name: string) => void;
};

export function createFieldRegistry(formId: string): FieldRegistry {
  const labels = new Map<string, string>();
  return {
    idOf: (name) => `${formId}-${name}`,
    labelOf: (name) => labels.get(name),
    names: () => [...labels.keys()],
    set(name, label) {
      labels.set(name, label);
    },
    remove(name) {
      labels.delete(name);
    },
  };
}

export const FormFieldsContext = createContext<FieldRegistry>(createFieldRegistry('form'));

/** Registers an input for the error summary; returns its id. */
export function useFieldId(name: string, label: string): string {
  const registry = use(FormFieldsContext);
  useEffect(() => {
    registry.set(name, label);
    return () => {
      registry.remove(name);
    };
  }, [registry, name, label]);
  return registry.idOf(name);
}
