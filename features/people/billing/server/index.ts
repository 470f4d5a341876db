import { organisationExists } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { billingFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Alipay } from './alipay.ts'
import { previewOrder, readBilling } from './billing.ts'
import { askForInvoice, issueInvoice } from './invoices.ts'
import { getOrder, listAllOrders, listOrders, moveOrder, nameOfMember, nameOfPerson, placeOrder } from './orders.ts'
import {
  createCharge,
  getCharge,
  listCharges,
  packagesOf,
  removeCharge,
  soldPackages,
  updateCharge,
} from './packages.ts'
import { receivePayment } from './payments.ts'
import {
  getSubscription,
  listSubscriptions,
  openSubscription,
  removeSubscription,
  updateSubscription,
} from './subscriptions.ts'

export { type AlipaySettings, alipayOf } from './alipay.ts'
export { marksOfLimits } from './marks-of-limits.ts'
export { activate } from './orders.ts'
export { openSubscription } from './subscriptions.ts'
export { notifyAdministrators } from './tell.ts'
export { placeTrial } from './trial.ts'
export { billingWorker } from './worker.ts'

const packages = packagesOf('package')
const packs = packagesOf('pack')

export interface BillingParts {
  readonly system: Database
  publicUrl: string
  /** Null: nobody pays by it, and it is not offered. */
  alipay: Alipay | null
}

export const billingServer = (parts: BillingParts) =>
  serverHalf({
    feature: billingFeature,
    words: strings,
    routes: {
      askForInvoice: (scope, { body }) => askForInvoice(scope.db, scope.orgId, body),
      alipay: async (scope, { body: { orderId } }) => {
        if (!parts.alipay) throw refuse('conflict', 'billing.noAlipay')
        const order = await getOrder(scope.db, orderId)
        if (order.state !== 'waiting' || order.price === 0) throw refuse('conflict', 'billing.orderMoved', {})
        return {
          url: parts.alipay.addressOf(order, {
            returnTo: `${parts.publicUrl}/#/alipay?order=${orderId}&back=1`,
            notify: `${parts.publicUrl}/inews/order/alipay/notify`,
          }),
        }
      },
      orderStatus: async (scope, { params }) => ({
        ...(await getOrder(scope.db, params.id)),
        alipay: parts.alipay !== null,
      }),
      alipayNotice: async (_scope, { body }) => {
        const notice = parts.alipay?.read(body)
        return notice && (await receivePayment(parts.system, notice, 'Alipay')) ? 'success' : 'failure'
      },
      orders: (scope, { query }) => listOrders(scope.db, sql`r.org_id = ${scope.orgId}`, query),
      order: async (scope, { body }) =>
        placeOrder(scope.db, { ...body, orgId: scope.orgId, kind: 'order', by: await nameOfMember(scope) }),
      orderZero: async (scope, { body: { packageId, trial } }) =>
        placeOrder(scope.db, {
          packageId,
          orgId: scope.orgId,
          kind: trial ? 'trial' : 'order',
          by: await nameOfMember(scope),
        }),
      preview: (scope, { body }) => previewOrder(scope, body.packageId),
      sold: scope => soldPackages(scope.db),
      billing: async (scope, { params, query }) => ({
        ...(await readBilling(scope, params.id, query.gauges === 'true')),
        alipay: parts.alipay !== null,
      }),

      packages: (scope, { body }) => packages.list(scope, body),
      package: (scope, { params }) => packages.get(scope, params.id),
      createPackage: (scope, { body }) => packages.create(scope, body),
      updatePackage: (scope, { body }) => packages.update(scope, body),
      removePackage: (scope, { params }) => packages.remove(scope, params.id),

      packs: (scope, { body }) => packs.list(scope, body),
      pack: (scope, { params }) => packs.get(scope, params.id),
      createPack: (scope, { body }) => packs.create(scope, body),
      updatePack: (scope, { body }) => packs.update(scope, body),
      removePack: (scope, { params }) => packs.remove(scope, params.id),

      charges: (scope, { body }) => listCharges(scope, body),
      charge: (scope, { params }) => getCharge(scope, params.id),
      createCharge: (scope, { body }) => createCharge(scope, body),
      updateCharge: (scope, { body }) => updateCharge(scope, body),
      removeCharge: (scope, { params }) => removeCharge(scope, params.id),

      allOrders: (scope, { body }) => listAllOrders(scope, body),
      createOrder: async (scope, { body }) => {
        if (!(await organisationExists(scope.db, body.orgId)))
          throw refuse('missing', 'billing.organisationRequired', {}, 'orgId')
        return placeOrder(scope.db, { ...body, by: await nameOfPerson(scope.db, scope.userId) }, true)
      },
      updateOrder: (scope, { body }) => moveOrder(scope, body.id, body.state),
      issueInvoice: (scope, { body }) => issueInvoice(scope.db, body.id, body.number),
      cancelOrder: async (scope, { params }) => {
        await moveOrder(scope, params.id, 'cancelled')
        return null
      },

      subscriptions: (scope, { body }) => listSubscriptions(scope, body),
      subscription: (scope, { params }) => getSubscription(scope.db, params.id),
      subscribe: (scope, { body: { orgId, packageId, ...dates } }) =>
        openSubscription(scope, { orgId: orgId ?? 0, packageId: packageId ?? 0, ...dates }),
      updateSubscription: (scope, { body }) => updateSubscription(scope, body),
      removeSubscription: (scope, { params }) => removeSubscription(scope, params.id),
    },
  })
