/** Payment by transfer: the payer writes a code on it, and an operator who finds it on the account confirms the order. */

/** How an order is paid; what comes later (Alipay) says the same. */
export interface PaymentMethod {
  /** What the payer names, so that the payment is known by it. */
  codeOf(order: { id: number; orgId: number }): string
}

export const byTransfer: PaymentMethod = {
  codeOf: ({ id, orgId }) => `GL${orgId}-${id}`,
}
