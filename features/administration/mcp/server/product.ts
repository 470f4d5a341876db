/** How tools reach the product: by its calls, as anybody else who has a key. */
import { type Call, type Endpoint, methodOf, type Reply } from '@guanlan/platform/contract'

/** What one call is sent as. */
export interface SentCall {
  method: string
  /** With its query. */
  url: string
  body?: unknown
}
export interface Answered {
  status: number
  body: unknown
}
/** Sends a call with the key of whoever uses the tool. */
export type Send = (call: SentCall) => Promise<Answered>

/** @throws RefusedCall with the sentence that the call was refused with */
export type AskProduct = <E extends Endpoint>(endpoint: E, input: Call<E>) => Promise<Reply<E>>

/** What a call refused, in the reader's language. */
export class RefusedCall extends Error {}

export const askingBy =
  (send: Send): AskProduct =>
  async (endpoint, input) => {
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown }
    const path = Object.entries(params ?? {}).reduce(
      (left, [name, value]) => left.replace(`{${name}}`, encodeURIComponent(String(value))),
      endpoint.path,
    )
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
    const search = new URLSearchParams(
      Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ).toString()
    const { status, body: answer } = await send({
      method: methodOf(endpoint),
      url: search ? `${path}?${search}` : path,
      ...(body !== undefined && { body }),
    })
    const { data, msg } = (answer ?? {}) as { data?: unknown; msg?: string }
    if (status !== 200) throw new RefusedCall(msg || `HTTP ${status}`)
    return data as never
  }
