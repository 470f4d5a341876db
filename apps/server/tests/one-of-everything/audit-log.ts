import type { Fillings } from './ground.ts'

export const auditLog: Fillings = {
  list: ({ question }) => ({ body: { startTime: question.from } }),
  entry: async ({ owner, makeMonitor }) => {
    await makeMonitor()
    const { body } = await owner.ask('POST', '/inews/operationLog/user/logs/list', {})
    return { params: { id: body.data.list[0].id } }
  },
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['what'] } }),
  report: () => ({ body: { operation_code: 'export', operation_name: '导出' }, alike: 'it is kept, and says nothing' }),
}
