/** Who makes codes and says who scanned them. An official account of WeChat takes the place of the stand-in, which is of the demonstration alone. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface WeChatCodes {
  /** What the code says. */
  addressOf(token: string): string
}

const standIn = (publicUrl: string): WeChatCodes => ({
  addressOf: token => new URL(`/inews/api/weixinQrcodeNew/standIn/${token}`, publicUrl).href,
})

/** Null: there is no official account, so nobody can scan. */
export async function weChatCodesFor({ orgId, db }: Scope, publicUrl: string): Promise<WeChatCodes | null> {
  const { rows } = await sql`select 1 from organisations where id = ${orgId} and demonstration`.execute(db)
  return rows.length > 0 ? standIn(publicUrl) : null
}
