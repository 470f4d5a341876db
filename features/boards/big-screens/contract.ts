/** Big screens: named walls of panels, and what visitors may open on them. */
import { Panel, PanelFigure } from '@guanlan/features/boards/boards/contract'
import { contract, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { screenNames } from './contract/named.ts'
import { TouchBank, TouchBankDraft, TouchQuestion } from './contract/touch-bank.ts'

export { type ScreenName, screenNames } from './contract/named.ts'
export * from './contract/touch-bank.ts'

export const NamedScreen = z.object({
  name: z.enum(screenNames),
  title: z.string(),
  panels: z.array(Panel),
})
export type NamedScreen = z.infer<typeof NamedScreen>

const views = { access: 'member', permission: 'bigScreens.view' } as const

export const bigScreens = contract({
  screens: {
    ...views,
    method: 'GET',
    path: '/bigScreen/screen',
    summary: 'The named screens with their panels, in the reader’s language',
    reply: z.array(NamedScreen),
  },
  figures: {
    ...views,
    method: 'GET',
    path: '/bigScreen/screen/{name}/figures',
    cost: 'expensive',
    summary: 'What all panels of a screen show now; each number is the total of the list that it opens',
    params: z.object({ name: z.enum(screenNames) }),
    reply: NamedScreen.extend({ figures: z.array(PanelFigure) }),
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
    summary: 'Save a whole touch bank; refused when it was changed since the version that is named',
    body: TouchBankDraft,
    reply: TouchBank,
  },
})

export const bigScreensFeature = feature({
  name: 'bigScreens',
  permissions: {
    view: { name: ['查看大屏', '檢視大屏', 'See big screens'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑大屏素材', '編輯大屏素材', 'Change material of big screens'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: bigScreens,
})
