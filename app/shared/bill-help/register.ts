import { useEffect, useState } from 'react';
import { builtInRegister, type Register, registerOf } from '#bill-help/register';
import { backend } from '~/shared/backend/env';

let reading: Promise<Register> | undefined;
let known = builtInRegister;

/**
 * Reads the register once per visit, whole: the request is the same for everyone, so it says nothing
 * about a household. Without a connection, the built-in figures stay.
 */
export function readRegister(): Promise<Register> {
  reading ??= fetchRegister().then(
    (register) => {
      known = register;
      return register;
    },
    (error: unknown) => {
      console.info('Loading the register:', error);
      // Another opening tries again.
      reading = undefined;
      return builtInRegister;
    },
  );
  return reading;
}

async function fetchRegister(): Promise<Register> {
  const { url, publishableKey: apikey } = backend();
  const response = await fetch(`${url}/rest/v1/rpc/bill_help_register`, { headers: { apikey } });
  if (!response.ok) throw new Error(`The register was answered with ${response.status}`);
  return registerOf(await response.json());
}

/** The register, and the built-in figures until it has been read. */
export function useRegister(): Register {
  const [register, setRegister] = useState(known);
  useEffect(() => {
    void readRegister().then(setRegister);
  }, []);
  return register;
}
