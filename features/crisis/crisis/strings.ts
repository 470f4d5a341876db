import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { clocks } from './strings/clocks.ts'
import { fields } from './strings/fields.ts'
import { files } from './strings/files.ts'
import { latent } from './strings/latent.ts'
import { lines } from './strings/lines.ts'
import { outsideApprovers } from './strings/outside-approvers.ts'
import { overviewWords } from './strings/overview.ts'
import { playbooks } from './strings/playbooks.ts'
import { proposals } from './strings/proposals.ts'
import { refusals } from './strings/refusals.ts'
import { reportWords } from './strings/report.ts'
import { rules } from './strings/rules.ts'
import { screens } from './strings/screens.ts'
import { shared } from './strings/shared.ts'
import { statementWords } from './strings/statements.ts'
import { states } from './strings/states.ts'
import { taskLinks } from './strings/task-links.ts'
import { tasks } from './strings/tasks.ts'

export const strings = phrases({
  ...pick(commonWords, 'name', 'save', 'saved', 'cancel'),
  title: ['危机', '危機', 'Crises'],
  ...states,
  ...refusals,
  ...lines,
  ...clocks,
  ...playbooks,
  ...taskLinks,
  ...outsideApprovers,
  ...screens,
  ...rules,
  ...proposals,
  ...overviewWords,
  ...files,
  ...statementWords,
  ...reportWords,
  ...shared,
  ...latent,
  ...tasks,
  ...fields,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    crisis: typeof strings
  }
}
