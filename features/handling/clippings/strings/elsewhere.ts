import { phrases } from '@guanlan/platform/contract'

/** What lists of articles say of clippings. */
export const elsewhere = phrases({
  toMaterial: ['加入素材', '加入素材', 'Put into material'],
})
