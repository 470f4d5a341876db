/** What clippings would have cost as advertisements by the price lists of the organisation: an estimate, and no value of communication. */
import { priceUnits } from '@guanlan/features/media/media-library/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Why a piece has none. */
export const noValueReasons = ['negative', 'noSize', 'noPrice', 'severalPrices'] as const

export const AdSetting = z.object({
  isOn: z.boolean(),
  changedAt: Moment.nullable(),
  changedBy: z.string().nullable(),
})
export type AdSetting = z.infer<typeof AdSetting>

export const AdValue = z.object({
  pieceId: z.number().int(),
  ours: Id.nullable().describe(
    'Its medium among those of the organisation, where prices are written; null: it is not there',
  ),
  value: z.number().nullable().describe('Size or seconds × the price; null: `why` says it'),
  why: z.enum(noValueReasons).nullable(),
  price: z
    .object({
      price: z.number(),
      unit: z.enum(priceUnits),
      currency: z.string(),
      position: z.string(),
      source: z.string(),
      validFrom: z.string().nullable(),
    })
    .nullable(),
})
export type AdValue = z.infer<typeof AdValue>

export const adValueCalls = {
  adSetting: {
    access: 'member',
    permission: 'campaigns.view',
    method: 'GET',
    path: '/ipr/activity/adValue/setting',
    summary: 'Whether list prices of clippings are computed',
    reply: AdSetting,
  },
  saveAdSetting: {
    access: 'member',
    permission: 'offlinePieces.adValue',
    undo: true,
    method: 'POST',
    path: '/ipr/activity/adValue/setting',
    summary: 'Switch the computing of list prices of clippings on or off',
    body: z.object({ isOn: z.boolean() }),
    reply: AdSetting,
  },
  adValues: {
    access: 'member',
    permission: 'campaigns.money',
    method: ['GET', 'POST'],
    path: '/ipr/activity/{id}/adValue',
    reads: true,
    summary:
      'What pieces of print, radio and television would have cost as advertisements: an estimate that is part of no sum, target or key number',
    params: z.object({ id: Id }),
    reply: z.object({
      isOn: z.boolean(),
      list: z.array(AdValue),
      priced: z.number().int().describe('Pieces that are not negative and have a value'),
      of: z.number().int().describe('Pieces that are not negative'),
    }),
  },
} as const
