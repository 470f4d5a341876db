/** Every program that tests with other programs need. */
import { faketime } from './faketime.ts'
import { keycloak } from './keycloak.ts'
import { openSearchClasses } from './opensearch.ts'
import { pgbouncer } from './pgbouncer.ts'
import { postgres15 } from './postgres-15.ts'
import { MissingPart } from './store.ts'
import { versitygw } from './versitygw.ts'

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  Keycloak: keycloak,
  libfaketime: faketime,
  OpenSearch: openSearchClasses,
  PgBouncer: pgbouncer,
  'PostgreSQL 15': postgres15,
  'Versity Gateway': versitygw,
}

/** Fetches what is not there yet. A sentence for each that cannot be had. */
export async function fetchParts(): Promise<string[]> {
  const missing: string[] = []
  for (const [name, fetch] of Object.entries(parts))
    await fetch().catch(error => {
      if (!(error instanceof MissingPart)) throw error
      missing.push(`${name}: ${error.message}`)
    })
  return missing
}
