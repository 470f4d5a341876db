/** A proposal as it is written: the region as a choice of its field. */
import { z } from 'zod'
import { Draft, type Proposal } from '../contract.ts'

export const ProposalFormValues = Draft.extend({ region: z.string().nullable() })
export type ProposalFormValues = Omit<z.infer<typeof ProposalFormValues>, 'mediumId' | 'bodyId'> & {
  mediumId: number | null
  bodyId: number | null
}

export const blank: ProposalFormValues = {
  mediumId: null,
  name: '',
  mediaType: null,
  level: 'unknown',
  region: null,
  aliases: [],
  domains: [],
  accounts: [],
  bodyId: null,
  merged: [],
  reason: '',
}

type Medium = Omit<Draft, 'mediumId' | 'merged' | 'reason'>

export const formOfMedium = (medium: Medium): Omit<ProposalFormValues, 'mediumId' | 'merged' | 'reason'> => ({
  name: medium.name,
  mediaType: medium.mediaType,
  level: medium.level,
  region: medium.region === null ? null : String(medium.region),
  aliases: medium.aliases,
  domains: medium.domains,
  accounts: medium.accounts,
  bodyId: medium.bodyId ?? null,
})

export const formOfProposal = (proposal: Proposal): ProposalFormValues => ({
  ...formOfMedium(proposal),
  mediumId: proposal.mediumId,
  merged: proposal.merged,
  reason: proposal.reason,
})

export const draftOf = ({ region, mediumId, ...rest }: ProposalFormValues): Draft => ({
  ...rest,
  mediumId: mediumId ?? 0,
  region: region === null ? null : Number(region),
})
