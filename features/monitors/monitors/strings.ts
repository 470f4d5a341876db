import { editor } from './strings/editor.ts'
import { filling } from './strings/filling.ts'
import { form } from './strings/form.ts'
import { history } from './strings/history.ts'
import { limits } from './strings/limits.ts'
import { manage } from './strings/manage.ts'
import { many } from './strings/many.ts'
import { mediaGroups } from './strings/media-groups.ts'
import { preview } from './strings/preview.ts'
import { replay } from './strings/replay.ts'
import { rule } from './strings/rule.ts'
import { server } from './strings/server.ts'
import { setTrial } from './strings/set-trial.ts'
import { text } from './strings/text.ts'
import { tree } from './strings/tree.ts'
import { treeFile } from './strings/tree-file.ts'

export const strings = {
  ...editor,
  ...filling,
  ...form,
  ...history,
  ...limits,
  ...manage,
  ...many,
  ...mediaGroups,
  ...preview,
  ...replay,
  ...rule,
  ...server,
  ...setTrial,
  ...text,
  ...tree,
  ...treeFile,
}

declare module '@guanlan/platform/contract' {
  interface Words {
    monitors: typeof strings
  }
}
