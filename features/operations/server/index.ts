import { serverHalf } from '@guanlan/platform/server'
import { operationsFeature } from '../contract.ts'

export const operationServer = serverHalf({
  feature: operationsFeature,
  routes: {
    undo: (scope, { params }) => scope.takeBack(params.id),
  },
})
