/** The contacts behind a fake server. */
import type { Answers } from '@guanlan/platform/testing'
import type { contacts } from './contacts.ts'
import type { contactsServer } from './contacts-server.ts'

export const contactsAnswers = (server: ReturnType<typeof contactsServer>): Answers<typeof contacts> => ({
  refresh: () => ({ access_token: 'test', expires_in: 3_600 }),
  list: ({ query }) => server.list(query as Parameters<typeof server.list>[0]),
  get: ({ params }) => server.get(params.id),
  create: ({ body }, exchange) => {
    const { operation, row } = server.create(body)
    exchange.operation = operation
    return row
  },
  update: ({ body }, exchange) => {
    const { operation, row } = server.update(body)
    exchange.operation = operation
    return row
  },
  remove: ({ body }, exchange) => {
    const { operation, changed } = server.remove(body)
    exchange.operation = operation
    return { changed }
  },
  undo: ({ params }) => server.undo(params.id),
  views: () => server.views.all(),
  saveView: ({ body: { list: _, ...draft } }) => server.views.save(draft),
  changeView: ({ params, body }) => server.views.change({ ...body, ...params }),
  removeView: ({ params }) => server.views.remove(params.id),
  arrange: ({ body: { list: _, ...layout } }) => server.views.arrange(layout),
})
