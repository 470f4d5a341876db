/** A role for keys that may do everything there is. */
import { features } from '../../features.ts'
import type { Product } from '../product.ts'

/** @returns its number */
export async function roleOfEverything({ databases }: Product): Promise<number> {
  const granted = features.flatMap(({ name, permissions }) => Object.keys(permissions).map(each => `${name}.${each}`))
  const { id } = await databases.worker
    .insertInto('api_roles')
    .values({ name: '全部', granted })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
