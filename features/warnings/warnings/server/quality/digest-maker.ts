/** Whose digest it is: a digest tells of the whole organisation, so that whoever saved it last must see all of it and be allowed to save it (docs/decisions/0021). */
import { Refusal } from '@guanlan/platform/contract'
import { asOrganisation, rightsOfMaker, roleTableOf, type Tx } from '@guanlan/platform/server'
import { warningsFeature } from '../../contract.ts'

/** @param savedBy null: the organisation's own */
export async function maySend(db: Tx, { orgId, savedBy }: { orgId: number; savedBy: number | null }): Promise<boolean> {
  if (savedBy === null) return true
  const table = roleTableOf([warningsFeature])
  const rights = await asOrganisation(db, orgId, () =>
    rightsOfMaker(db, table, { orgId, userId: savedBy }, ['warnings.edit']),
  ).catch(error => {
    if (error instanceof Refusal) return null
    throw error
  })
  return rights?.folders === null
}
