/** Boards of the installation, by its operators. */
import { Changed, contract, Id, listOf, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FollowedBoard, Instances } from './boards.ts'
import { PlatformCode } from './platform-code.ts'

export const hotBoards = contract({
  boards: {
    access: 'operator',
    method: 'POST',
    reads: true,
    path: '/top/board/list',
    summary: 'Boards that are followed, with their state',
    body: z.object(Paging.shape),
    reply: listOf(FollowedBoard).extend({
      /** Whether the boards are shown to everybody. */
      shown: z.boolean(),
      /** Own instances that are set here; those of the environment are asked where none is. */
      instances: Instances,
    }),
  },
  instancesSave: {
    access: 'operator',
    method: 'POST',
    path: '/top/instance/save',
    audit: 'always',
    summary: 'The addresses of the own instances that are asked for boards; empty: none',
    body: Instances,
    reply: Instances,
  },
  boardRemove: {
    access: 'operator',
    method: 'DELETE',
    path: '/top/board/{id}',
    audit: 'always',
    summary: 'Remove a board of the installation with all that is known of it',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  boardSave: {
    access: 'operator',
    method: 'POST',
    path: '/top/board/save',
    audit: 'always',
    summary: 'Follow the board of a platform at an own instance, or change how',
    body: z.object({
      platform: PlatformCode,
      instance: z.enum(['newsnow', 'dailyhot']).nullable(),
      route: z.string().trim().max(100).default(''),
      everySeconds: z.number().int().min(60).max(86_400).default(120),
      enabled: z.boolean().default(true),
    }),
    reply: z.object({ id: z.number().int() }),
  },
})
