/** Who makes codes and says who scanned them. An official account of WeChat takes the place of the stand-in, which is of the demonstration alone. */
import { isDemonstration } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'

export interface WeChatCodes {
  /** What the code says. */
  addressOf(token: string): string
}

const standIn = (publicUrl: string): WeChatCodes => ({
  addressOf: token => new URL(`/inews/api/weixinQrcodeNew/standIn/${token}`, publicUrl).href,
})

/** Null: there is no official account, so nobody can scan. */
export async function weChatCodesFor(scope: Scope, publicUrl: string): Promise<WeChatCodes | null> {
  return (await isDemonstration(scope)) ? standIn(publicUrl) : null
}
