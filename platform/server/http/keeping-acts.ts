/** The record of what has no transaction of its own: a member's changes are kept with their transaction (member-call.ts). */
import { changes, isOfOrganisation, Refusal } from '@guanlan/platform/contract'
import { detailOf, subjectOf } from '../history/operations.ts'
import { aboutOrgOf, deviceOf, installation, recordAct } from '../history/record-acts.ts'
import type { RequestContext } from '../server-half.ts'
import type { DeclaredCall, ServerContext } from './call.ts'
import { requestedOrganisation } from './identity.ts'

/** Refused before anybody was found to be of the organisation. */
const asStranger: ReadonlySet<string> = new Set(['platform.organisationForbidden', 'platform.organisationMissing'])

/** Does the work, which says under which number its rows are kept; keeps what an operator changed, and any change that was refused for lack of authority. */
export async function keepingActs<T>(
  { code, endpoint }: DeclaredCall,
  { setting }: ServerContext,
  { request }: RequestContext,
  work: (started: (operation: number) => void) => Promise<T>,
): Promise<T> {
  if (!changes(endpoint)) return work(() => {})
  let operation: number | undefined
  const keep = (orgId: number, refused: string | null, result: unknown) => {
    const { params, query, body } = request
    const input = { params, query, body }
    return recordAct(setting.system, {
      orgId,
      userId: request.caller?.userId ?? 0,
      code,
      subject: subjectOf(input, result),
      address: request.ip,
      device: deviceOf(request.headers),
      // What is refused is not looked at: it may hold anything, passwords under any name.
      detail: refused === null ? detailOf(input) : null,
      refused,
      aboutOrg: endpoint.access === 'operator' ? aboutOrgOf(input) : null,
      ...(operation !== undefined && refused === null && { id: operation }),
    })
  }
  try {
    const result = await work(started => {
      operation = started
    })
    if (endpoint.access === 'operator') await keep(recordOf(endpoint, request), null, result)
    return result
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'forbidden') {
      // A stranger's attempt stands in no organisation's record: whoever writes there without being of it could fill it. Calls that are made in
      // none believe no header.
      const isOfIt = isOfOrganisation(endpoint) && !asStranger.has(error.key)
      await keep(isOfIt ? requestedOrganisation(request) : installation, error.key, null)
    }
    throw error
  }
}

/** Of the organisation whose people the operator acts among, else of the installation. */
const recordOf = (
  endpoint: DeclaredCall['endpoint'],
  { params, query, body }: Pick<RequestContext['request'], 'params' | 'query' | 'body'>,
): number => (endpoint.inTheirRecord ? (aboutOrgOf({ params, query, body }) ?? installation) : installation)
