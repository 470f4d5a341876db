/** Roles that a token of an outside issuer gives here: those it names, and what an operator has made of others. */
import type { Database } from '@guanlan/platform/server'
import type { JWTPayload } from 'jose'
import { sql } from 'kysely'
import { rolesIn } from '../claims.ts'

export const outsideRoles =
  (db: Database) =>
  async (claims: JWTPayload, clientId: string): Promise<string[]> => {
    const named = rolesIn(claims, clientId)
    if (named.length === 0) return []
    const { rows } = await sql<{ role: string }>`
      select role from identity_mappings where source = 'role' and name = any(${named}::text[])`.execute(db)
    return [...new Set([...named, ...rows.map(({ role }) => role)])]
  }
