// The browser and system of a session; what cannot be read stays as the browser called itself.

import { deviceNameOf } from '@fairtick/ui/device-name'

export function DeviceText({ device }: { readonly device: string }) {
  const name = deviceNameOf(device)
  if (name === undefined) return device === '' ? 'unknown' : device
  return (
    <span title={device}>
      {name.browser}, {name.system}
    </span>
  )
}
