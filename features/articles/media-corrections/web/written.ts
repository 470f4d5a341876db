/** A proposal as it is written: the region as a choice of its field. */
import { z } from 'zod'
import { Draft, type Proposal } from '../contract.ts'

export const Written = Draft.extend({ region: z.string().nullable() })
export type Written = Omit<z.infer<typeof Written>, 'mediumId'> & { mediumId: number | null }

export const blank: Written = {
  mediumId: null,
  name: '',
  mediaType: null,
  level: 'unknown',
  region: null,
  aliases: [],
  domains: [],
  accounts: [],
  merged: [],
  reason: '',
}

type Medium = Omit<Draft, 'mediumId' | 'merged' | 'reason'>

export const writtenOfMedium = (medium: Medium): Omit<Written, 'mediumId' | 'merged' | 'reason'> => ({
  name: medium.name,
  mediaType: medium.mediaType,
  level: medium.level,
  region: medium.region === null ? null : String(medium.region),
  aliases: medium.aliases,
  domains: medium.domains,
  accounts: medium.accounts,
})

export const writtenOf = (proposal: Proposal): Written => ({
  ...writtenOfMedium(proposal),
  mediumId: proposal.mediumId,
  merged: proposal.merged,
  reason: proposal.reason,
})

export const draftOf = ({ region, mediumId, ...rest }: Written): Draft => ({
  ...rest,
  mediumId: mediumId ?? 0,
  region: region === null ? null : Number(region),
})
