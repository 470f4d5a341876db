import { linkTo } from '@guanlan/platform/web'

export const boardAddress = (id: number): string => linkTo('/kanbanTemplate', null, { board: id })
