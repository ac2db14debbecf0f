// The open-source works that this app ships, with their licence and its holder.

export type Notice = { readonly name: string; readonly licence: string; readonly holder: string }

export const NOTICES: readonly Notice[] = [
  { name: 'React', licence: 'MIT', holder: '© Meta Platforms, Inc. and affiliates' },
  {
    name: 'TanStack Router, Query, Virtual',
    licence: 'MIT',
    holder: '© 2021-present Tanner Linsley',
  },
  { name: 'Zustand', licence: 'MIT', holder: '© 2019 Paul Henschel' },
  { name: 'Base UI', licence: 'MIT', holder: '© 2019 Material-UI SAS' },
  { name: 'Floating UI', licence: 'MIT', holder: '© 2021-present Floating UI contributors' },
  { name: 'Lucide', licence: 'ISC', holder: '© 2026 Lucide Icons and Contributors' },
  { name: 'KLineChart', licence: 'Apache-2.0', holder: '© 2019 lihu' },
  { name: 'Tailwind CSS', licence: 'MIT', holder: '© Tailwind Labs, Inc.' },
]
