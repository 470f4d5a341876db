import { absent } from './strings/absent.ts'
import { acts } from './strings/acts.ts'
import { behind } from './strings/behind.ts'
import { edit } from './strings/edit.ts'
import { exclude } from './strings/exclude.ts'
import { filters } from './strings/filters.ts'
import { list } from './strings/list.ts'
import { reading } from './strings/reading.ts'
import { screen } from './strings/screen.ts'
import { server } from './strings/server.ts'
import { views } from './strings/views.ts'

export const strings = {
  ...absent,
  ...acts,
  ...behind,
  ...edit,
  ...exclude,
  ...filters,
  ...list,
  ...reading,
  ...screen,
  ...server,
  ...views,
}

declare module '@guanlan/platform/contract' {
  interface Words {
    desk: typeof strings
  }
}
