/** An own medium as it is written: the region as a choice of its field. */
import { z } from 'zod'
import { type OrgMedium, OrgMediumDraft } from '../../contract.ts'

export const OwnForm = OrgMediumDraft.extend({ region: z.string().nullable() })
export type OwnFormValues = z.infer<typeof OwnForm>

export const blankForm: OwnFormValues = {
  ...{ entry: null, name: '', mediaType: null, platform: null, level: 'unknown', region: null, website: '', tags: [] },
  ...{ note: '', ownerId: null, libraryType: '', prices: [] },
}

export const formOf = ({
  entry,
  name,
  mediaType,
  platform,
  level,
  region,
  website,
  tags,
  note,
  ownerId,
  libraryType,
  prices,
}: OrgMedium): OwnFormValues => ({
  ...{ entry, name, mediaType, platform, level, website, tags, note, ownerId, libraryType, prices },
  region: region === null ? null : String(region),
})

export const draftOf = ({ region, ...rest }: OwnFormValues): OrgMediumDraft => ({
  ...rest,
  region: region === null ? null : Number(region),
})
