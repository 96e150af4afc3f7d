import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useController } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { paths } from '#config/paths';
import { type Plan, plans } from '#contract/plans';
import { call } from '../../../admin/src/api/call.ts';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import {
	applyChoices,
	questionsOf,
	type Side,
} from '../../../admin/src/features/post-form/conflict/choices.ts';
import {
	useCancelInForm,
	usePlanChange,
} from '../../../admin/src/features/post-form/ficha/use-plan-acts.ts';
import {
	type FormActions,
	useFormActions,
} from '../../../admin/src/features/post-form/use-form-actions.ts';
import { useFormButtons } from '../../../admin/src/features/post-form/use-form-buttons.ts';
import { useFormContext } from '../../../admin/src/features/post-form/use-form-context.ts';
import { sessionState } from '../../../admin/src/session/session.ts';
import { listLost } from '../../../admin/src/text/find-lost.ts';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import type { FormStart } from '../../../admin/src/text/form-start.ts';
import { removeEntry } from '../../../admin/src/text/journal.ts';
import {
	type FieldName,
	fieldNames,
	type PostValues,
	smallFieldNames,
} from '../../../admin/src/text/post-values.ts';
import { useBinnedPost } from '../../../admin/src/text/use-binned-post.ts';
import { useFormStart } from '../../../admin/src/text/use-form-start.ts';
import { useOwnAddress } from '../../../admin/src/text/use-own-address.ts';
import type { DeskTab, FormSeen, Press } from '../../support/lives/the-desk.ts';
import { admin } from '../../support/test-api.ts';
import type { Browser } from './a-browser.ts';

/** What a user can do with the form. */
export interface FormInHand {
	context: PostFormContext;
	actions: FormActions;
	binned: ReturnType<typeof useBinnedPost>;
	buttons: ReturnType<typeof useFormButtons>;
	cancelPlan?: (plan: Plan) => void;
	planChange?: (at: string) => Promise<void>;
	/** The invalid fields that the last press reported. */
	faulty: FieldName[];
}

const Nothing = () => null;

/** One tab with a post's form: the desk's own hooks, without rendering. */
export class Tab implements DeskTab {
	private readonly browser: Browser;
	private root: Root | undefined;
	private router: ReturnType<typeof createMemoryRouter> | undefined;
	form: FormInHand | undefined;
	/** What the text's editor shows. */
	private written = '';
	/** Why there is no form. */
	failure: Error | null = null;

	constructor(browser: Browser) {
		this.browser = browser;
	}

	get isOpen(): boolean {
		return this.root !== undefined;
	}
	get address(): string {
		const { pathname = paths.admin.home, search = '' } = this.router?.state.location ?? {};
		return pathname + search;
	}

	async opens(address: string): Promise<void> {
		// Whoever is signed out gets the sign-in page instead of a form.
		if (!sessionState().user) return;
		const hold = (form: FormInHand | undefined) => {
			this.form = form;
		};
		const write = (content: string) => {
			this.written = content;
		};
		function Form({ start }: { start: FormStart }) {
			const context = useFormContext(start);
			const { body } = context.writer;
			useEffect(() => {
				write(body.text());
				return body.subscribe(() => write(body.text()));
			}, [body]);
			useOwnAddress(context);
			const actions = useFormActions(context);
			const binned = useBinnedPost(context);
			const buttons = useFormButtons(context, actions, () => false);
			const { errors } = context.form.formState;
			// biome-ignore lint/correctness/useHookAtTopLevel: the same fields every time
			for (const name of smallFieldNames) useController({ control: context.form.control, name });
			hold({
				context,
				actions,
				binned,
				buttons,
				faulty: fieldNames.filter((name) => errors[name]),
			});
			return (
				<FormContext value={context}>
					<PlanButton />
				</FormContext>
			);
		}
		const offer = (acts: Pick<FormInHand, 'cancelPlan' | 'planChange'>) => {
			if (this.form) Object.assign(this.form, acts);
		};
		function PlanButton() {
			offer({ cancelPlan: useCancelInForm().mutate, planChange: usePlanChange() });
			return null;
		}
		const fail = (error: Error | null) => {
			this.failure = error;
		};
		function Screen() {
			const { data, error } = useFormStart();
			fail(error);
			return data ? <Form key={data.id} start={data} /> : null;
		}
		const element = <Screen />;
		const router = createMemoryRouter(
			[
				{
					element,
					children: [
						{ path: paths.admin.create, Component: Nothing },
						{ path: paths.admin.edit(':id'), Component: Nothing },
					],
				},
				{ path: paths.admin.home, Component: Nothing },
			],
			{ initialEntries: [address] },
		);
		const root = createRoot(document.createElement('div'));
		const queryClient = makeQueryClient();
		this.router = router;
		this.root = root;
		await this.browser.does(() =>
			root.render(
				<QueryClientProvider client={queryClient}>
					<RouterProvider router={router} />
				</QueryClientProvider>,
			),
		);
		if (!this.address.startsWith(paths.admin.create) && !this.address.includes('/edit/'))
			this.form = undefined;
	}

	/** Like the browser when it closes the tab: dispatches `pagehide`. */
	async closes(): Promise<void> {
		const { root } = this;
		if (!root) return;
		await this.browser.does(() => {
			dispatchEvent(new Event('pagehide'));
			root.unmount();
		});
		this.root = undefined;
		this.form = undefined;
	}

	/** Navigates within the desk, like a link. */
	async goes(address: string): Promise<void> {
		await this.browser.does(() => this.router?.navigate(address));
	}

	async reloads(): Promise<void> {
		const { address } = this;
		await this.closes();
		await this.opens(address);
	}

	/** The form; undefined when a save has returned to the list. */
	get inHand(): FormInHand | undefined {
		return this.address === paths.admin.home ? undefined : this.form;
	}

	goesHome = () => this.goes(paths.admin.home);

	async sees(): Promise<FormSeen | undefined> {
		if (!this.inHand) return undefined;
		const { context, faulty } = this.inHand;
		const { form, start, writer } = context;
		const shown = { ...form.getValues(), content: this.written };
		return { id: start.id, text: writer.text.state, shown, faulty };
	}

	async types<N extends FieldName>(
		name: N,
		change: (before: PostValues[N]) => PostValues[N],
	): Promise<void> {
		const { form, writer } = this.inHand?.context ?? {};
		if (!form || !writer) return;
		await this.browser.does(() => {
			if (name === 'content') {
				this.written = change(this.written as PostValues[N]) as string;
				writer.body.changed(this.written);
			} else
				form.setValue(name, change(form.getValues(name) as never) as never, {
					shouldDirty: true,
					shouldValidate: form.formState.isSubmitted,
				});
		});
	}

	/** 'Agendar para', or 'Quando eu clicar em Publicar'. */
	async chooses(scheduledAt: string | null): Promise<void> {
		const { context } = this.inHand ?? {};
		await this.browser.does(() =>
			context?.writer.text.dispatch('timeChosen', scheduledAt !== null),
		);
		await this.types('scheduled_at', () => scheduledAt);
	}

	async plans(at: string): Promise<void> {
		const { context, planChange } = this.inHand ?? {};
		if (!context?.state.post?.published || !context.state.unpublished) return;
		await this.browser.does(() => void planChange?.(at));
		await this.browser.waits(1_000);
	}

	async takesPlanBack(): Promise<void> {
		const { context, cancelPlan } = this.inHand ?? {};
		if (!context || !cancelPlan) return;
		const given = { action: 'list', post_id: context.start.id } as const;
		await this.browser.does(async () => {
			// Without an answer the form shows no plan.
			const reply = await call(plans, given).catch(() => undefined);
			const plan = reply?.plans.find(({ kind }) => kind === 'change');
			if (plan) cancelPlan(plan);
		});
	}

	async presses(button: Press): Promise<PostValues | undefined> {
		const { writer } = this.inHand?.context ?? {};
		await this.browser.does(() => void this.inHand?.buttons[button]());
		await this.browser.waits(1_000);
		return writer?.text.values;
	}

	async settles(side: Side): Promise<PostValues | undefined> {
		const { context, actions } = this.inHand ?? {};
		const { conflict } = context?.state ?? {};
		if (!context || !conflict || !actions) return;
		const choices = new Map(questionsOf(conflict).map(({ key }) => [key, { side }]));
		await this.browser.does(() => {
			const intent = context.writer.resolve(applyChoices(conflict, choices));
			if (intent !== 'autosave') void actions.run(intent);
		});
		await this.browser.waits(1_000);
		return context.writer.text.values;
	}

	async putsOff(): Promise<void> {
		await this.browser.does(() => this.inHand?.context.writer.text.dispatch('putOff'));
	}

	async recovers(): Promise<PostValues | undefined> {
		const { writer, start } = this.inHand?.context ?? {};
		if (!writer || !start) return undefined;
		let replaced: PostValues | undefined;
		await this.browser.does(async () => {
			const [lost] = await listLost(admin.email, start.id);
			if (!lost) return;
			replaced = writer.text.values;
			writer.text.dispatch('recovered', lost.values);
			void writer.flush();
			await removeEntry(lost);
		});
		return replaced;
	}

	async restores(): Promise<void> {
		await this.browser.does(() => this.inHand?.binned.restore());
	}
}
