import { Component, createElement, Fragment, type ReactNode } from 'react';

interface StartsAgainProps {
	/** What stands there once it has failed twice. */
	instead: ReactNode;
	children: ReactNode;
}

/** What fails here, perhaps because an extension or a translation changed the page, begins anew once. */
export class StartsAgain extends Component<StartsAgainProps, { failures: number }> {
	override state = { failures: 0 };

	override componentDidCatch() {
		this.setState(({ failures }) => ({ failures: failures + 1 }));
	}

	override render() {
		const { failures } = this.state;
		const { instead, children } = this.props;
		// Not as JSX, whose runtime is needed before React has come.
		return failures > 1 ? instead : createElement(Fragment, { key: failures }, children);
	}
}
