/** What is set once for all crises: levels, labels, playbooks. */
import { Empty, Id, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { at, sets, views } from './access.ts'
import { Label, LabelDraft } from './crisis.ts'
import {
  CrisisLevel,
  CrisisLevelText,
  LevelDraft,
  LevelSetting,
  StoredLevel,
  TriedLevel,
  triedCrises,
} from './levels.ts'
import { Playbook, PlaybookDraft } from './playbooks.ts'

export const settingCalls = {
  getLevel: {
    ...views,
    method: 'GET',
    path: '/crisislevel/getCrisisLevelById',
    summary: 'A level with its names, colour and time limits',
    query: z.object({ id: CrisisLevelText }),
    reply: StoredLevel,
  },
  levels: {
    ...views,
    method: 'GET',
    path: '/crisislevel/list',
    summary: 'All four levels, the worst first',
    reply: z.array(StoredLevel),
  },
  updateLevel: {
    ...sets,
    method: 'POST',
    path: '/crisislevel/updateCrisisLevel',
    undo: true,
    summary: 'Set a level',
    body: LevelDraft,
    reply: StoredLevel,
  },
  tryLevel: {
    ...sets,
    method: 'POST',
    path: '/crisislevel/tryOut',
    reads: true,
    summary:
      'Which limits of the last three crises of a level would have been kept by other minutes; drills do not count',
    body: LevelSetting.pick({ clocks: true, workdays: true }).extend({ id: CrisisLevel }),
    reply: z.array(TriedLevel).max(triedCrises),
  },
  getLabelList: {
    ...views,
    ...at('getLabelList'),
    method: 'POST',
    reads: true,
    summary: 'Labels of crises',
    body: z.object({}),
    reply: z.array(Label.extend({ crises: z.number().int() })),
  },
  addLabel: {
    ...sets,
    method: 'POST',
    path: '/crisis/label',
    undo: true,
    summary: 'Add a label',
    body: LabelDraft,
    reply: Label,
  },
  updateLabel: {
    ...sets,
    method: 'PUT',
    path: '/crisis/label/{id}',
    undo: true,
    summary: 'Rename a label',
    params: z.object({ id: Id }),
    body: LabelDraft.extend({ version: Version }),
    reply: Label,
  },
  removeLabel: {
    ...sets,
    method: 'DELETE',
    path: '/crisis/label/{id}',
    undo: true,
    summary: 'Remove a label; crises lose it',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  playbooks: {
    ...views,
    method: 'GET',
    path: '/crisis/playbook',
    summary: 'Playbooks, the ready ones first',
    reply: z.array(Playbook),
  },
  savePlaybook: {
    ...sets,
    method: 'POST',
    path: '/crisis/playbook',
    undo: true,
    summary: 'Save a playbook; a ready one as a version of the organisation',
    body: PlaybookDraft,
    reply: z.array(Playbook),
  },
  removePlaybook: {
    ...sets,
    method: 'DELETE',
    path: '/crisis/playbook/{id}',
    undo: true,
    summary: 'Remove a playbook of the organisation; a ready one comes back as it was',
    params: z.object({ id: Id }),
    reply: z.array(Playbook),
  },
} as const
