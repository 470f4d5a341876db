/** A model as it is written in a form: prices in yuan, a key only where it changes. Pure. */
import { z } from 'zod'
import { type Endpoint, EndpointDraft, highestPrice } from '../contract.ts'

export const Yuan = z
  .number('models.price2')
  .min(0, 'models.price2')
  .max(highestPrice / 100, 'models.price2')
  .refine(yuan => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, 'models.price2')
export const fenOf = (yuan: number): number => Math.round(yuan * 100)
export const yuanOf = (fen: number): number => fen / 100

export const endpointFields = {
  url: EndpointDraft.shape.url,
  model: EndpointDraft.shape.model,
  key: z.string().trim().max(500, 'models.key'),
  noKey: z.boolean(),
  priceIn: Yuan,
  priceOut: Yuan,
}
export interface EndpointWritten {
  url: string
  model: string
  key: string
  noKey: boolean
  priceIn: number
  priceOut: number
}

export const writtenOf = (endpoint: Endpoint | null): EndpointWritten => ({
  url: endpoint?.url ?? '',
  model: endpoint?.model ?? '',
  key: '',
  noKey: false,
  priceIn: yuanOf(endpoint?.priceIn ?? 0),
  priceOut: yuanOf(endpoint?.priceOut ?? 0),
})

export const draftOf = ({ url, model, key, noKey, priceIn, priceOut }: EndpointWritten): EndpointDraft => ({
  url: url.trim(),
  model: model.trim(),
  ...(noKey ? { key: '' } : key.trim() !== '' && { key: key.trim() }),
  priceIn: fenOf(priceIn),
  priceOut: fenOf(priceOut),
})
