import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { readPost } from './desk-test.ts';

/** A day of the month after next in São Paulo, which no other test uses, at nine. */
export function later(day: number, months = 2) {
	const date = new Date();
	const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1, 12));
	const key = `${month.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
	return { month: key.slice(0, 7), key, at: `${key}T12:00:00.000Z` };
}

export const short = (key: string) => `${key.slice(8)}/${key.slice(5, 7)}, 09:00`;

export const cell = (page: Page, key: string) => page.locator(`td[data-day="${key}"]`);

export const dated = (title: string, day: number) => ({ title, scheduled_at: later(day).at });

export const dateOf = async (desk: DeskApi, id: string) => (await readPost(desk, id)).scheduled_at;

export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const told = (page: Page, text: string) =>
	page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
