/** Ten calls of the open interface, as programs over generated clients write them. `ADDRESS`, `KEY` and `MONITOR` stand for what they are. Each prints `ten`. */

/** Over the types of openapi-typescript, by openapi-fetch. */
export const byTypes = `
import createClient from 'openapi-fetch'
import type { paths } from './types'
const client = createClient<paths>({ baseUrl: 'ADDRESS', headers: { Authorization: 'Bearer KEY' } })
async function main(): Promise<void> {
  const answers = [
    await client.GET('/open/v1/me'),
    await client.GET('/inews/monitor'),
    await client.GET('/inews/monitor/counts'),
    await client.GET('/inews/monitor/{id}', { params: { path: { id: MONITOR } } }),
    await client.GET('/inews/data/label'),
    await client.GET('/inews/downloadInfo', { params: { query: { pageSize: 5 } } }),
    await client.GET('/inews/downloadInfoFolder'),
    await client.GET('/inews/warning'),
    await client.GET('/inews/webhook'),
    await client.POST('/ua/upload/article/addBatch', {
      body: { items: [{ sourceId: 'types-1', title: '类型客户端送来的一篇', body: '车门异响' }] },
    }),
  ]
  for (const { response, error } of answers)
    if (response.status !== 200) throw new Error(response.url + ' ' + response.status + ' ' + JSON.stringify(error))
  const name: string | undefined = answers[3].data && 'data' in answers[3].data ? JSON.stringify(answers[3].data) : undefined
  if (!name?.includes('MONITOR')) throw new Error('not the monitor: ' + name)
  console.log(answers.length === 10 ? 'ten' : answers.length)
}
void main()
`

/** Over the functions of hey-api. */
export const byFunctions = `
import * as sdk from './hey'
import { client } from './hey/client.gen'
client.setConfig({ baseUrl: 'ADDRESS', auth: 'KEY', throwOnError: true })
async function main(): Promise<void> {
  const answers = [
    await sdk.apiKeysWhoAmI(),
    await sdk.monitorsList(),
    await sdk.monitorsCounts(),
    await sdk.monitorsGet({ path: { id: MONITOR } }),
    await sdk.labelsList(),
    await sdk.exportsList({ query: { pageSize: 5 } }),
    await sdk.exportsFolders(),
    await sdk.warningsList(),
    await sdk.webhooksList(),
    await sdk.intakeAddMany({ body: { items: [{ sourceId: 'hey-1', title: '函数客户端送来的一篇', body: '车门异响' }] } }),
  ]
  for (const { response } of answers) if (response?.status !== 200) throw new Error(response?.url + ' ' + response?.status)
  if (!JSON.stringify(answers[3].data).includes('MONITOR')) throw new Error('not the monitor')
  console.log(answers.length === 10 ? 'ten' : answers.length)
}
void main()
`

/** Over the package of openapi-python-client, called PACKAGE. */
export const byPython = `
import importlib
from PACKAGE import AuthenticatedClient
from PACKAGE.models import IntakeAddManyBody
client = AuthenticatedClient(base_url="ADDRESS", token="KEY", raise_on_unexpected_status=True)
def call(module, **words):
    answer = importlib.import_module("PACKAGE.api." + module).sync_detailed(client=client, **words)
    assert answer.status_code == 200, (module, answer.status_code, answer.content)
    assert answer.parsed is not None, module
    return answer.parsed
body = IntakeAddManyBody.from_dict({"items": [{"sourceId": "python-1", "title": "Python 客户端送来的一篇", "body": "车门异响"}]})
answers = [
    call("api_keys.api_keys_who_am_i"),
    call("monitors.monitors_list"),
    call("monitors.monitors_counts"),
    call("monitors.monitors_get", id=MONITOR),
    call("labels.labels_list"),
    call("exports.exports_list", page_size=5),
    call("exports.exports_folders"),
    call("warnings.warnings_list"),
    call("webhooks.webhooks_list"),
    call("intake.intake_add_many", body=body),
]
assert answers[3].data.id == MONITOR, answers[3]
print("ten" if len(answers) == 10 else len(answers))
`
