import { say } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const applyCorrection = job({
  name: 'mediaCorrections.apply',
  input: z.object({ correctionId: z.int(), name: z.string(), revert: z.boolean() }),
  title: ({ name, revert }, locale) => say(revert ? strings.reverting : strings.applying, locale, { name }),
  ofOrganisation: true,
})
