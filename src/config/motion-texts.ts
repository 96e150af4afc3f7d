/** What is said of pictures that move; kept separate so that readers do not download the whole list. */
export const motionTexts = { pause: 'Pausar animações', play: 'Retomar animações' } as const;
