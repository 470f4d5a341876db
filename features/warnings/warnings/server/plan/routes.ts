import type { LinkScope } from '@guanlan/platform/server'
import { linkToPlan, planOf } from './plan.ts'
import { askForRenewal } from './renewal.ts'

export const planRoutes = (operatorMail: string | null) => ({
  linkToPlan,
  plan: (scope: LinkScope) => planOf(scope, operatorMail),
  askForRenewal: async (scope: LinkScope, { body }: { body: { note: string } }) => {
    await askForRenewal(scope, body.note, operatorMail)
    return planOf(scope, operatorMail)
  },
})
