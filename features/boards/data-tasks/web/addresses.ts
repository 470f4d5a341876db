/** Addresses of a task: whoever came by the management of everybody's tasks stays within it. Pure. */
import { linkTo } from '@guanlan/platform/web'

export const managed = '/analysisManage'

export interface TaskAddresses {
  list: string
  content: (id: number) => string
  comments: (id: number) => string
}

/** @param path where the reader is */
export const addressesOn = (path: string): TaskAddresses =>
  path.startsWith(managed)
    ? {
        list: '/analysisManage/analysisData',
        content: id => linkTo('/analysisManage/analysisContent', null, { id }),
        comments: id => linkTo('/analysisManage/commentData', null, { id }),
      }
    : {
        list: '/analysisData',
        content: id => linkTo('/analysisContent', null, { id }),
        comments: id => linkTo('/commentData', null, { id }),
      }
