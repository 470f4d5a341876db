/** Big screens: named walls of panels, and what visitors may open on them. */
import { layoutCalls } from '@guanlan/features/boards/boards/contract'
import { contract, feature, Id, recordCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { screenAddresses } from './contract/named.ts'
import { OwnScreen, Screen, ScreenDraft, ScreenQuestion, ScreenWithFigures } from './contract/own-screen.ts'
import {
  largestBank,
  TouchBank,
  TouchBankDraft,
  TouchContent,
  TouchPlace,
  TouchQuestion,
} from './contract/touch-bank.ts'

export * from './contract/named.ts'
export * from './contract/own-screen.ts'
export * from './contract/touch-bank.ts'

const views = { access: 'member', permission: 'bigScreens.view' } as const

const path = '/bigScreen/screen'

const screenLayoutCalls = layoutCalls({
  ...{ path: `${path}/own`, file: `${path}/import`, view: 'bigScreens.view', edit: 'bigScreens.edit' },
  Row: OwnScreen,
})

export const bigScreens = contract({
  ...recordCalls({
    ...{ path, name: 'bigScreens', noun: 'a screen of the organisation', idIn: 'body' },
    ...{
      listed: 'Screens that the organisation made',
      Question: ScreenQuestion,
      Draft: ScreenDraft,
      Record: OwnScreen,
    },
    over: {
      list: { path: `${path}/own` },
      get: { path: `${path}/own/{id}` },
      create: { quota: 'bigScreenCount' },
    },
  }),
  ...screenLayoutCalls,
  importLayout: { ...screenLayoutCalls.importLayout, quota: 'bigScreenCount' },
  screens: {
    ...views,
    method: 'GET',
    path,
    summary: 'All screens with their panels, delivered ones and those of the organisation, in the reader’s language',
    reply: z.array(Screen),
  },
  figures: {
    ...views,
    method: 'GET',
    path: `${path}/{name}/figures`,
    cost: 'expensive',
    summary: 'What all panels of a screen show now; each number is the total of the list that it opens',
    params: z.object({ name: z.enum(screenAddresses).or(Id).describe('Of its address, or the id of an own one') }),
    reply: ScreenWithFigures,
  },
  touchEntry: {
    ...views,
    method: 'GET',
    path: `${path}/{name}/touch`,
    cost: 'expensive',
    summary: 'What an entry of the touch bank of a screen shows',
    params: z.object({ name: z.enum(screenAddresses).or(Id) }),
    query: z.object({ place: z.coerce.number<string | number>().pipe(TouchPlace).default(0) }),
    reply: TouchContent,
  },
  touchBank: {
    ...views,
    method: 'GET',
    path: '/bigScreen/touch-bank',
    summary: 'What visitors of a touch wall may open; an empty one where none was saved',
    query: TouchQuestion,
    reply: TouchBank,
  },
  saveTouchBank: {
    access: 'member',
    permission: 'bigScreens.edit',
    undo: true,
    method: 'POST',
    path: '/bigScreen/touch-bank',
    bodyLimit: largestBank,
    summary: 'Save a whole touch bank; refused when it was changed since the version that is named',
    body: TouchBankDraft,
    reply: TouchBank,
  },
})

export const bigScreensFeature = feature({
  name: 'bigScreens',
  permissions: {
    view: { name: ['查看大屏', '檢視大屏', 'See big screens'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: {
      name: ['编辑大屏与素材', '編輯大屏與素材', 'Change big screens and their material'],
      roles: ['orgAdmin', 'member'],
    },
  },
  quotas: { bigScreenCount: { name: ['大屏数量', '大螢幕數量', 'Big screens'], kind: 'standing' } },
  contract: bigScreens,
})
