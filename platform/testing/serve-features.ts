/** Features over HTTP on a real database, without sign-in: the token of a caller is their user id, and the roles of the installation they have (`5+operator`). */
import type { FastifyInstance } from 'fastify'
import { type AnyServerHalf, type Databases, linkKeyOf, openCalls, serve } from '../server/index.ts'
import { testFiles } from './test-files.ts'

export async function serveForTests(
  app: FastifyInstance,
  databases: Databases,
  halves: readonly AnyServerHalf[],
): Promise<void> {
  serve(app, halves, {
    calls: openCalls(databases.appPool),
    system: databases.worker,
    files: await testFiles(),
    linkKey: await linkKeyOf(databases.worker),
    authenticate: async token => {
      const [userId, ...roles] = token.split('+')
      return { userId: Number(userId), name: '', roles }
    },
  })
}
