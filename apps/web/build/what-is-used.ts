/** The doors export more than one screen uses; what a screen does not use must not travel with it. */
export const whatIsUsed = {
  // Style sheets and the registration of chart kinds act by being loaded; nothing else of ours does.
  moduleSideEffects: (id: string): boolean =>
    /(\.css|\/echarts(-more|-map)?\.ts)($|\?)/.test(id) || !/\/(platform\/web|platform\/contract|features)\//.test(id),
}
