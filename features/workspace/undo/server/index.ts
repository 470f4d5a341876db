import { serverHalf } from '@guanlan/platform/server'
import { undoFeature } from '../contract.ts'

export const undoServer = serverHalf({
  feature: undoFeature,
  routes: {
    undo: (scope, { params }) => scope.takeBack(params.id),
  },
})
