import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { z } from 'zod';
import { paths } from '#config/paths';
import { usePresence } from '../api/presence.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { checkSession } from '../session/session.ts';
import { useSession, useSessionWatch } from '../session/use-session.ts';
import { useCategoryQuestion } from '../site/category-question.ts';
import { useQuestion } from '../site/deploy-budget-question.ts';
import { later } from '../ui/later.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { useAreas } from '../ui/use-areas.ts';
import { useDroppedFiles } from '../ui/use-dropped-files.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { makeRouter } from './router.tsx';

/** How long fetching ahead waits, so that it does not slow down the first screen. */
const waitMs = 10_000;

const savesData = () =>
	Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

async function fetchAll(): Promise<void> {
	const parts = z.array(z.string()).parse(await (await fetch(paths.admin.parts)).json());
	for (const part of parts) await (await fetch(part, { priority: 'low' })).blob();
}

/**
 * Fetches what the desk loads on demand into the browser's cache, one file after the other, so that every place and tool
 * still opens when the network is gone. What cannot be fetched is loaded when it is wanted, as if nothing had happened.
 */
function useFetchAhead(): void {
	const isSignedIn = useSession().status === 'signed-in';
	useEffect(() => {
		if (!isSignedIn || savesData()) return undefined;
		const timer = setTimeout(() => {
			fetchAll().catch((error: unknown) => console.warn('not fetched ahead', error));
		}, waitMs);
		return () => clearTimeout(timer);
	}, [isSignedIn]);
}

const onReturn = () => void checkSession();

/** A component, so that it stands below the provider of the queries that it refetches. */
function Presence() {
	usePresence(onReturn);
	return null;
}

const BudgetDialog = later(
	async () => (await import('../site/deploy-budget-dialog.tsx')).BudgetDialog,
);
const BudgetPlace = () => (useQuestion() ? <BudgetDialog /> : null);

const CategoryQuestion = later(
	async () => (await import('../site/category-question-dialog.tsx')).CategoryQuestion,
);
const CategoryPlace = () => (useCategoryQuestion() ? <CategoryQuestion /> : null);

export function App() {
	const [queryClient] = useState(makeQueryClient);
	const [router] = useState(makeRouter);
	useSessionWatch();
	useFetchAhead();
	useAreas();
	useDroppedFiles();
	useKeptFocus();
	return (
		<QueryClientProvider client={queryClient}>
			<Presence />
			<RouterProvider router={router} />
			<BudgetPlace />
			<CategoryPlace />
			<Toaster />
			<TooltipLayer />
		</QueryClientProvider>
	);
}
